import { expect, it } from 'vitest';
import { pictureNameFault, plainName } from './picture.ts';

it.each([
  ['My Truck.JPEG', 'my-truck.jpeg'],
  ['Foto Jardín.JPG'.normalize('NFC'), 'foto-jardin.jpg'],
  ['Foto Jardín.JPG'.normalize('NFD'), 'foto-jardin.jpg'],
  ['IMG_0142 (1).PNG', 'img-0142-1.png'],
  ['yard.at.dawn.webp', 'yard-at-dawn.webp'],
  ['車.jpg', 'picture.jpg'],
])('%s is to be called %s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
  expect(pictureNameFault(name)).toContain(`rename the file in content/images/ to "${plain}"`);
});

it.each(['yard.jpg', 'yard-2.jpeg', 'a.png', 'a.webp', 'a.avif'])('%s is a good name', (name) => {
  expect(pictureNameFault(name)).toBeUndefined();
});

it.each(['yard', 'yard.heic', 'IMG.HEIC', 'Plan.pdf', ''])('%s is the name of no picture', (name) => {
  expect(pictureNameFault(name)).toBe('the name of a picture in content/images/, such as "yard-at-dawn.jpg"');
});
