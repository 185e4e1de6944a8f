import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Award,
  BadgeDollarSign,
  BriefcaseBusiness,
  BuildingComplex,
  CalendarClock,
  CalendarDays,
  ChevronDown,
  CircleX,
  Clock,
  Container,
  HardHat,
  House,
  Leaf,
  Mail,
  MapPin,
  PartyPopper,
  Phone,
  Recycle,
  Ruler,
  Scale,
  Sofa,
  Star,
  Timer,
  Truck,
  Users,
  Weight,
  Zap,
} from 'lucide';
import type { IconName } from '@/schemas/icon';

/** Icons that content may name. */
const contentIcons = {
  award: Award,
  'badge-dollar-sign': BadgeDollarSign,
  'briefcase-business': BriefcaseBusiness,
  'building-complex': BuildingComplex,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  clock: Clock,
  container: Container,
  'hard-hat': HardHat,
  house: House,
  leaf: Leaf,
  mail: Mail,
  'map-pin': MapPin,
  'party-popper': PartyPopper,
  phone: Phone,
  recycle: Recycle,
  ruler: Ruler,
  scale: Scale,
  sofa: Sofa,
  star: Star,
  timer: Timer,
  truck: Truck,
  users: Users,
  weight: Weight,
  zap: Zap,
} satisfies Record<IconName, unknown>;

/** Icons of the site's own controls. */
const controlIcons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'chevron-down': ChevronDown,
  'circle-x': CircleX,
};

/** Every icon of the site by name, drawn into the page at build time. */
export const icons = { ...contentIcons, ...controlIcons };

export type AnyIconName = keyof typeof icons;
