/** The project's folder, with a slash at the end. */
export const ROOT: string;
