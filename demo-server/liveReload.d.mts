export const reloadAfterBuild: string;
