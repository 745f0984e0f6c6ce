/**
 * Loads the full stylesheet into a document that has only the styles of its prerendered page inline; its address is in
 * `data-styles`. Must resolve before anything else is rendered. Rejects when the stylesheet fails to load.
 */
export function loadFullStylesheet(root: HTMLElement): Promise<void> {
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
      reject(new Error('The stylesheet failed to load'));
    };
    document.head.append(link);
  });
}
