/** A CSS module: the class names of one component. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A Phosphor icon: the build keeps its path data only. */
declare module '*.svg' {
  const path: string;
  export default path;
}
