/** What can be laid over the board. */
export const OVERLAYS = ['neighborhoods', 'pollution', 'protection', 'routes', 'warnings'] as const;
export type Overlay = (typeof OVERLAYS)[number];
