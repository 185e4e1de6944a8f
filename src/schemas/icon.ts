import { z } from 'zod';

/**
 * The icons that content may name, by their names in the Lucide set. A new one is added here
 * and in `components/ui/icon-set.ts`.
 */
export const iconNames = [
  'award',
  'badge-dollar-sign',
  'briefcase-business',
  'building-complex',
  'calendar-days',
  'calendar-clock',
  'clock',
  'container',
  'hard-hat',
  'house',
  'leaf',
  'mail',
  'map-pin',
  'party-popper',
  'phone',
  'recycle',
  'ruler',
  'scale',
  'sofa',
  'star',
  'timer',
  'truck',
  'users',
  'weight',
  'zap',
] as const;

export const iconSchema = z.enum(iconNames).describe('the name of an icon');

export type IconName = z.infer<typeof iconSchema>;
