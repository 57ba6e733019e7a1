import { circle, line, solid, type GlyphShape } from '$lib/ui/glyph-shape';
import type { Disaster, TileType } from '../../data/tile-row';
import type { Mark } from '../../text/legend-text';

/** Tile types stand on a plotted ground line, like elevations on a planner's sheet. */
const GROUND = line('M2 20.5h20');
const SHIELD = line('M12 2.5 20 5v6.7c0 4.8-3.2 8-8 9.8-4.8-1.8-8-5-8-9.8V5z');
const WAVE = 'c1.7-1.9 3.3-1.9 5 0s3.3 1.9 5 0 3.3-1.9 5 0 3.3 1.9 5 0';

export const TYPE_SHAPES: Readonly<Record<TileType, GlyphShape>> = {
  residential: [
    GROUND,
    line('M3 12.2 12 4.5l9 7.7'),
    line('M5.3 10.5v10M18.7 10.5v10M16.7 8.3V4.5'),
    solid('M9.7 20.5v-6h4.6v6z')
  ],
  commercial: [
    GROUND,
    line('M5.3 4h13.4L21 9.7H3z'),
    line('M3 9.7a3 2.7 0 0 0 6 0a3 2.7 0 0 0 6 0a3 2.7 0 0 0 6 0'),
    line('M4.8 13v7.5M19.2 13v7.5'),
    solid('M13 20.5v-5.3h3.7v5.3z')
  ],
  industrial: [
    GROUND,
    line('M3.5 20.5V3.8h3.7v9l4.4-3.6v3.6L16 9.2v3.6l4.5-3.6v11.3'),
    solid('M7.2 15.3h2.5v2.5H7.2zM11.9 15.3h2.5v2.5h-2.5zM16.6 15.3h2.1v2.5h-2.1z')
  ],
  public: [
    GROUND,
    line('M12 3.3 21 8.6H3z'),
    line('M5.7 11.3v6.5M9.9 11.3v6.5M14.1 11.3v6.5M18.3 11.3v6.5')
  ],
  resource: [
    line('M3.8 20.7 14.7 9'),
    solid(
      'M5.2 4.6C13 2.3 22 11 20 19c-.2.8-1.2.9-1.5.1C16.8 13.6 11 7.6 5.3 6.1c-.8-.2-.9-1.2-.1-1.5z'
    )
  ]
};

export const DISASTER_SHAPES: Readonly<Record<Disaster, GlyphShape>> = {
  flood: [
    line('M4.5 10.7 12 4l7.5 6.7'),
    line('M6.8 9v4M17.2 9v4'),
    line(`M2 16.3${WAVE}`),
    line(`M2 20.5${WAVE}`)
  ],
  fire: [
    line(
      'M12.3 2.3c.8 3.9 6.4 6.4 6.4 12.2a6.7 6.7 0 0 1-13.4 0c0-2.8 1.2-4.8 2.8-6.3.3 1.7.9 2.7 2.1 3.3-.3-3.4.3-6.5 2.1-9.2z'
    ),
    solid(
      'M12 19.6c-1.7 0-2.9-1.2-2.9-2.8 0-1.7 1.5-2.5 2.9-4.4 1.4 1.9 2.9 2.7 2.9 4.4 0 1.6-1.2 2.8-2.9 2.8z'
    )
  ],
  'crime-spree': [
    solid(
      'M1.8 8.2c3.2-1.5 6.9-1.2 8.7.2q1.5.9 3 0c1.8-1.4 5.5-1.7 8.7-.2.5 5.5-2 9.3-5.5 9.3-2.3 0-3.3-2-4.7-2s-2.4 2-4.7 2c-3.5 0-6-3.8-5.5-9.3z' +
        'M5 11.4c.3 2.3 3.3 2.9 5 1.2-1-1.6-3.2-2.2-5-1.2zM19 11.4c-.3 2.3-3.3 2.9-5 1.2 1-1.6 3.2-2.2 5-1.2z'
    )
  ]
};

export const MARK_SHAPES: Readonly<Record<Mark, GlyphShape>> = {
  vp: [
    line(circle(12, 8.8, 6.3)),
    line('M8 14.4 6.3 21.7l5.7-3.1 5.7 3.1L16 14.4'),
    solid('M12 5.2l1.1 2.3 2.5.3-1.8 1.8.4 2.5-2.2-1.2-2.2 1.2.4-2.5-1.8-1.8 2.5-.3z')
  ],
  coin: [
    line(circle(12, 12, 9.2)),
    line('M15.2 8.9a2.8 2.8 0 0 0-5.3 1.3v2.7c0 1.7-.5 2.8-1.6 3.6h7.2'),
    line('M8.3 12.6h4.9')
  ],
  gain: [
    line('M18.7 9.3A8.3 8.3 0 1 0 11.6 18.8'),
    line('M13.5 7.8a2.6 2.6 0 0 0-5 1.2v2.3c0 1.5-.4 2.5-1.4 3.2h5.4M7.2 11.2h4.2'),
    line('M18.3 14v7M14.8 17.5h7')
  ],
  income: [
    line('M20.9 9.7A9.2 9.2 0 0 0 5.2 5.8M4.7 2.4v4.2h4.2'),
    line('M3.1 14.3a9.2 9.2 0 0 0 15.7 3.9M19.3 21.6v-4.2h-4.2'),
    line('M14.9 9.2a2.6 2.6 0 0 0-5 1.2v2.3c0 1.5-.4 2.5-1.4 3.2h6.2M8.6 12.6h4.4')
  ],
  /* A pylon: on the tiles a lightning bolt means something else, the one-time gain. */
  power: [
    line('M7 21.5 11 3h2l4 18.5'),
    line('M3.5 11V8h17v3'),
    line('M9.2 13.3h5.6L7 21.5M9.2 13.3 17 21.5')
  ],
  pollution: [
    solid('M3 21.5l1-8.3h4.4l1 8.3z'),
    line(
      'M6.2 10.2a3.3 3.3 0 0 1 2.2-5.3 4.8 4.8 0 0 1 8.6-.6 3.9 3.9 0 0 1 1.4 7.6 3.5 3.5 0 0 1-5.9.9 3.6 3.6 0 0 1-6.3-2.6z'
    ),
    solid(circle(13.4, 17.8, 1.25)),
    solid(circle(18.6, 16.4, 1.25)),
    solid(circle(17.6, 20.6, 1.25))
  ],
  cornerstone: [
    line('M3.5 20.5V3.5h6v5.7h5.5v5.6h5.5v5.7z'),
    line('M3.5 9.2h6M3.5 14.8H15M12.2 14.8v5.7M6.8 9.2v5.6'),
    solid('M3.5 14.8h8.7v5.7H3.5z')
  ],
  'city-center': [
    line(circle(12, 12, 5.2)),
    solid(circle(12, 12, 2)),
    line(
      'M9.7 2v4.8M14.3 2v4.8M9.7 22v-4.8M14.3 22v-4.8M2 9.7h4.8M2 14.3h4.8M22 9.7h-4.8M22 14.3h-4.8'
    )
  ],
  road: [line('M6.5 2.5v19M17.5 2.5v19'), line('M12 3.2v3.4M12 10.3v3.4M12 17.4v3.4')],
  'trade-route': [
    solid(circle(4.7, 18.3, 2.6)),
    line('M9.7 18.3h6.6a3.1 3.1 0 0 0 0-6.2H7.6a3.1 3.1 0 0 1 0-6.2h6.2'),
    line('M11.4 3.4l2.5 2.5-2.5 2.5'),
    line(circle(19.2, 5.9, 2.2))
  ],
  'fire-protection': [
    SHIELD,
    solid(
      'M12.2 5.8c.5 2.4 3.7 3.8 3.7 7.2a3.9 3.9 0 0 1-7.8 0c0-1.6.7-2.8 1.7-3.7.2 1 .5 1.6 1.2 1.9-.2-2 .1-3.8 1.2-5.4z'
    )
  ],
  'police-protection': [
    SHIELD,
    solid('M12 6.3l1.6 3.4 3.7.4-2.8 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.8-2.5 3.7-.4z')
  ]
};
