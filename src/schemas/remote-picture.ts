import { z } from 'zod';

/** A picture that Contentful keeps and serves. */
export const remotePictureSchema = z.strictObject({
  kind: z.literal('remote'),
  url: z.url({ protocol: /^https$/ }).describe('its address, without parameters'),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().describe('what is seen; empty where the picture only decorates'),
  convertible: z.boolean().describe('whether it can be had in other sizes and formats'),
});

export type RemotePicture = z.infer<typeof remotePictureSchema>;
