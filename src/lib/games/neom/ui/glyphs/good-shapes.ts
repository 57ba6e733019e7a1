import { circle, line, solid, type GlyphShape } from '$lib/ui/glyph-shape';
import { tierOf, type Good, type Tier } from '../../data/goods';

/** The outline tells the tier, as on the tokens: five, six and eight corners. */
export const TIER_OUTLINES: Readonly<Record<Tier, GlyphShape>> = {
  raw: [line('M12 1.6 22.75 9.4 18.65 22H5.35L1.25 9.4z')],
  processed: [line('M1 12 6.5 2.5h11L23 12l-5.5 9.5h-11z')],
  luxury: [line('M7.75 1.75h8.5l6 6v8.5l-6 6h-8.5l-6-6v-8.5z')]
};

/** What stands inside: mostly solid, since the lines of an open drawing close up at 16 px. */
const INSIDE: Readonly<Record<Good, GlyphShape>> = {
  coal: [
    solid('M9.5 8.1l3-1.2 2.7 1.9-.4 3.1-3.1 1-2.7-1.7z'),
    solid('M6.6 14.3 9 12.8l2.6 1.7v3.3l-2.8 1.3L6.2 17.4z'),
    solid('M12.8 14.4l2.6-1.4 2.4 1.9-.3 3-2.9 1.2-2-1.5z')
  ],
  'natural-gas': [
    solid(
      'M12.1 5.4c.6 2.6 3.7 4.1 3.7 7.4a3.8 3.8 0 0 1-7.6 0c0-1.7.8-2.9 1.7-3.7.2 1 .5 1.6 1.2 1.9-.2-2 .1-4 1-5.6z'
    ),
    line('M7.7 18.9h8.6')
  ],
  oil: [
    solid(
      'M12 5.7c2 3.3 5 5.8 5 9.3a5 5 0 0 1-10 0c0-3.5 3-6 5-9.3zM9.2 15a2.8 2.8 0 0 0 2.8 2.8v-1.4a1.4 1.4 0 0 1-1.4-1.4z'
    )
  ],
  ore: [
    solid('M7.6 11 9.4 8.2l2 .9 1.9-2 3.1 3.9z'),
    solid('M5.8 12h12.4l-1.7 4.7H7.5z'),
    solid(circle(9.4, 18.7, 1.5)),
    solid(circle(14.6, 18.7, 1.5))
  ],
  stone: [
    line('M6.3 18 7.8 11.8 12 8.2l4.4 2.5L17.7 18z'),
    line('M7.8 11.8l4.6 1.9 4-3M12.4 13.7 11.6 18')
  ],
  wood: [solid('M12 4.6l3.9 5.2h-1.8l4 5.2h-4.9v4.2h-2.4V15H5.9l4-5.2H8.1z')],
  concrete: [solid('M5.2 7.8h13.6v8.4H5.2zM7.4 10h3.4v4H7.4zM13.2 10h3.4v4h-3.4z')],
  copper: [
    solid(
      'M6 10.7h1.8v7H6zM10.7 6.2h7V8h-7zM8.6 12h2a1.5 1.5 0 0 0 1.5-1.5V8.8h4.3v1.7a5.9 5.9 0 0 1-5.9 5.9H8.6z'
    )
  ],
  diamonds: [
    line('M8.2 7h7.6l3 3.8L12 18l-6.8-7.2z'),
    line('M5.2 10.8h13.6M9.7 10.8 12 17l2.3-6.2')
  ],
  glass: [line('M7.2 6.9h9.6v10.2H7.2z'), line('M9.6 12.2l3-3M10.7 15l3.7-3.7')],
  gold: [
    solid('M9.8 6.8h4.4l1.4 4.4H8.4z'),
    solid('M6.2 12.5h4.1l1.2 4.5H4.8z'),
    solid('M13.7 12.5h4.1l1.4 4.5h-6.7z')
  ],
  lumber: [
    solid('M4.7 9.8L12.3 5.4L13.8 7.9L6.2 12.3z'),
    solid('M6.1 13.7L16.6 7.6L18.1 10.2L7.5 16.3z'),
    solid('M10.4 16L17.7 11.8L19.1 14.3L11.8 18.5z')
  ],
  plastics: [
    solid('M9.9 4.6h4.2v2H9.9z'),
    line('M10.6 7.3v1.2l-2 2.5v7.5h6.8V11l-2-2.5V7.3'),
    line('M8.6 13h6.8M8.6 15.8h6.8')
  ],
  steel: [solid('M7 6.3h10v2.9h-3.4v5.6H17v2.9H7v-2.9h3.4V9.2H7z')],
  electronics: [
    line('M8.2 8.2h7.6v7.6H8.2z'),
    solid('M10.5 10.5h3v3h-3z'),
    line('M10.3 8.2V5.5M13.7 8.2V5.5M10.3 18.5v-2.7M13.7 18.5v-2.7'),
    line('M8.2 10.3H5.5M8.2 13.7H5.5M18.5 10.3h-2.7M18.5 13.7h-2.7')
  ],
  jewelry: [line(circle(12, 14.2, 4.6)), solid('M9.7 4.6h4.6l1.8 2.2L12 10.7 7.9 6.8z')],
  'sports-cars': [
    solid(
      'M4.5 15.2v-4.6h1.9l.8 1 2.3-.2 2.6-2.1h2.9l2.4 2.2 2.3.9v2.8h-.9a2.3 2.3 0 0 0-4.6 0H11a2.3 2.3 0 0 0-4.6 0zM10.8 11.5l1.7-1.2h2l1.2 1.2z'
    ),
    solid(circle(8.7, 15.4, 1.5)),
    solid(circle(16.5, 15.4, 1.5))
  ]
};

export const goodShape = (good: Good): GlyphShape => [
  ...TIER_OUTLINES[tierOf(good)],
  ...INSIDE[good]
];
