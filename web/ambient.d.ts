/** A CSS module: maps each class name of the file to its generated name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A Phosphor icon: the build reduces it to the text of its path data. */
declare module '*.svg' {
  const path: string;
  export default path;
}

/** The scheduler of React, which has no types of its own. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(slicesPerSecond: number): void;
}
