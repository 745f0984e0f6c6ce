/** The elements that a browser's page translation has put in the place of text nodes. */
const translations = new WeakMap<Node, Node>();

function note(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling } of changes) {
    const [text] = removedNodes;
    // Replaced in one step, or removed behind its replacement.
    const replacement = addedNodes[0] ?? previousSibling;
    if (text && replacement?.nodeName === 'FONT') translations.set(text, replacement);
  }
}

/**
 * Lets React go on with a page that the browser translates. A translation replaces text nodes by elements; React keeps
 * the nodes that it has created, writes new text into them where nobody sees it, and fails when it removes one or inserts
 * something before it. From now on these three calls reach the element in the place of such a node, whose new text is
 * translated in its turn. Call it once, before React renders.
 */
export function followTranslation(): void {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  /** Returns what is in the page in the place of a node: the node itself, unless it has been translated. */
  const placed = (node: Node | null): Node | null => {
    if (node?.parentNode !== null) return node;
    note(observer.takeRecords());
    return translations.get(node) ?? node;
  };

  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    return insertBefore.call(this, child, placed(before)) as Child;
  };
  prototype.removeChild = function <Child extends Node>(child: Child) {
    return removeChild.call(this, placed(child) as Child) as Child;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      nodeValue?.set?.call(this, text);
      const inPlace = placed(this);
      if (inPlace && inPlace !== this) inPlace.textContent = text;
    },
  });
}

/**
 * Puts text back in the place of the translations in an element, because React can hydrate no others. Returns whether there
 * were any.
 */
export function removeTranslations(root: Element): boolean {
  const translated = [...root.querySelectorAll(':not(font) > font')];
  for (const font of translated) font.replaceWith(font.textContent ?? '');
  return translated.length > 0;
}
