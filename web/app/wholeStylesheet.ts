/**
 * Loads all styles where the document has only those of what it shows itself (`data-styles`): before anything else is
 * drawn in it. Rejects when they do not come.
 */
export function wholeStylesheet(root: HTMLElement): Promise<void> {
  const { styles } = root.dataset;
  if (styles === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = () => {
      delete root.dataset.styles;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error('The stylesheet did not come'));
    };
    document.head.append(link);
  });
}
