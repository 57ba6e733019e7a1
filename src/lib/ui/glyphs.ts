import { circle, line, solid, type GlyphShape } from './glyph-shape';

const RING = circle(12, 12, 8.5);
const dot = (x: number, y: number) => solid(circle(x, y, 1.15));

/** The shell's own set; a game brings its glyphs with it. */
export const GLYPHS = {
  // Places
  home: [line('M3.5 11.5 12 4l8.5 7.5'), line('M5.5 9.8V20h13V9.8'), line('M10 20v-5.5h4V20')],
  rules: [
    line('M12 6.6C10 5 7 4.4 3 4.7v13.6c4-.3 7 .3 9 1.9 2-1.6 5-2.2 9-1.9V4.7c-4-.3-7 .3-9 1.9z'),
    line('M12 6.6v13.6'),
    line('M6 9c1.2 0 2.2.2 3 .5M6 12.5c1.2 0 2.2.2 3 .5')
  ],
  settings: [
    line('M3.5 7h7.9M16.6 7h3.9M3.5 17h3.9M12.6 17h7.9'),
    line(circle(14, 7, 2.6)),
    line(circle(10, 17, 2.6))
  ],
  city: [
    line('M2 20.5h20'),
    line('M4 20.5V11h5M9 20.5V3.5h6.5v17M15.5 8.5H20v12'),
    line('M12.2 7v.1M12.2 11v.1M12.2 15v.1M6.5 14.5v.1M17.8 12.5v.1M17.8 16.3v.1')
  ],
  prices: [line('M12.3 3.5h8.2v8.2l-8.8 8.8-8.2-8.2z'), solid(circle(16.3, 7.7, 1.5))],
  disasters: [
    line('M3 11.5 12 4l9 7.5'),
    line('M5 9.9v10.6h14V9.9'),
    line('M12.8 4.8 10 10l4 2.5-3.5 4 1.5 4')
  ],
  score: [line('M5 4.5v15M9.7 4.5v15M14.3 4.5v15M19 4.5v15'), line('M2.5 16.5l19-9')],
  statistics: [line('M3 20.5h18'), line('M5 20v-6h3v6M10.5 20V9h3v11M16 20V4.5h3V20')],
  legend: [
    line('M11.5 6.5h9M11.5 12h9M11.5 17.5h9'),
    solid('M3 4h5v5H3z'),
    solid(circle(5.5, 12, 2)),
    solid('M5.5 14.8l2.8 4.9H2.7z')
  ],

  // Ways
  back: [line('M20 12H4.2'), line('M10.5 5.5 4 12l6.5 6.5')],
  next: [line('M9 5l7 7-7 7')],
  previous: [line('M15 5l-7 7 7 7')],
  up: [line('M5 15.5l7-7 7 7')],
  down: [line('M5 8.5l7 7 7-7')],
  search: [line(circle(10.5, 10.5, 6.5)), line('M15.3 15.3l5.2 5.2')],
  filter: [line('M3.5 6h17M6.5 12h11M10 18h4')],
  more: [solid(circle(5, 12, 1.6)), solid(circle(12, 12, 1.6)), solid(circle(19, 12, 1.6))],

  // Hands
  undo: [line('M8.5 4.5 4 9l4.5 4.5'), line('M4 9h10.2a5.4 5.4 0 0 1 0 10.8H9')],
  redo: [line('M15.5 4.5 20 9l-4.5 4.5'), line('M20 9H9.8a5.4 5.4 0 0 0 0 10.8H15')],
  plus: [line('M12 4.5v15M4.5 12h15')],
  minus: [line('M4.5 12h15')],
  check: [line('M4.5 12.8 9.8 18 19.5 6.5')],
  close: [line('M5.5 5.5l13 13M18.5 5.5l-13 13')],
  edit: [line('M4 20l1.2-4.8L16 4.4a2.3 2.3 0 0 1 3.6 3.6L8.8 18.8z'), line('M13.7 6.7l3.6 3.6')],
  swap: [line('M4 7.8h15.5M16 4.3l3.5 3.5-3.5 3.5'), line('M20 16.2H4.5M8 12.7l-3.5 3.5L8 19.7')],
  move: [
    line('M12 3v18M3 12h18'),
    line(
      'M9.3 5.7 12 3l2.7 2.7M9.3 18.3 12 21l2.7-2.7M5.7 9.3 3 12l2.7 2.7M18.3 9.3 21 12l-2.7 2.7'
    )
  ],
  trash: [line('M4 6.5h16M9 6.5V3.8h6v2.7'), line('M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6')],
  copy: [line('M8.5 8.5h11v12h-11z'), line('M5.5 15.5h-1v-12h11v2')],

  // Word
  warning: [line('M12 3.5 21.8 20.5H2.2z'), line('M12 10v4.7'), dot(12, 17.5)],
  info: [line(RING), line('M12 11.2v5.3'), dot(12, 7.8)],
  star: [line('M12 3l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3-5.7-3.2-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z')],
  lock: [line('M5 10.5h14v10H5z'), line('M8 10.5V8a4 4 0 0 1 8 0v2.5'), line('M12 14.2v2.6')],
  note: [line('M5 3.5h14v11.5l-5.5 5.5H5zM19 15h-5.5v5.5'), line('M8.5 8h7M8.5 11.7h7')],
  clock: [line(RING), line('M12 7v5.2l3.5 2.3')],

  // Office machines
  share: [line('M12 15V3.5M7.7 7.6 12 3.3l4.3 4.3'), line('M8 11H5v9.5h14V11h-3')],
  download: [line('M12 3.5v11.3M7.3 10.2l4.7 4.7 4.7-4.7'), line('M4.5 19.8h15')],
  upload: [line('M12 15V3.7M7.3 8.3 12 3.6l4.7 4.7'), line('M4.5 19.8h15')],
  print: [line('M7 8.5v-5h10v5'), line('M7 17H3.5V8.5h17V17H17'), line('M7 14h10v6.5H7z')],
  camera: [line('M3 7.5h4.3l1.7-3h6l1.7 3H21v12H3z'), line(circle(12, 13.2, 3.6))],
  link: [
    line('M10 14.5l4.5-5'),
    line('M11.5 7.5l2.8-2.8a3.9 3.9 0 0 1 5.5 5.5L17 13'),
    line('M12.5 16.5l-2.8 2.8a3.9 3.9 0 0 1-5.5-5.5L7 11')
  ],
  qr: [
    line('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z'),
    solid('M13.2 13.2h3v3h-3zM17.8 17.8h3v3h-3zM17.8 13.2h3v2h-3zM13.2 18.8h2.4v2h-2.4z'),
    solid('M6 6h2v2H6zM16 6h2v2h-2zM6 16h2v2H6z')
  ]
} as const satisfies Record<string, GlyphShape>;

export type GlyphName = keyof typeof GLYPHS;
