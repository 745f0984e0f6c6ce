import { expect, test } from 'vitest';
import { filesIn, type Node, type SourceFile, treeOf } from '../rules/source.ts';

/**
 * What counts as a rule function: an exported function of `domain/` whose parameters are all plain values, and which
 * makes no rule of a form. One that takes whole records, such as a loan, would need a page of fixtures; those and the
 * rules of the forms have their examples in the tests of their files.
 */
const PLAIN_TYPE = /^(?:string|number|boolean|Day|Date|Centavos|Uint8Array)$/;
const MAKES_RULES = /\bRules?</;

type Described = { readonly name: string; readonly docs: string };

/** Returns the rule functions of a file with their docstrings. */
const ruleFunctionsIn = (file: SourceFile): Described[] =>
  (treeOf(file).body as Node[]).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const declaration = statement.declaration as Node;
    const [declarator] = (declaration.declarations ?? []) as Node[];
    const called = (declarator?.init ?? declaration) as Node;
    if (!/^(?:FunctionDeclaration|ArrowFunctionExpression)$/.test(called.type)) return [];
    const signature = file.text.slice(Number(statement.start), Number((called.body as Node).start));
    const isPlain = (called.params as Node[]).every((parameter) => isPlainParameter(parameter, file.text));
    if (!isPlain || MAKES_RULES.test(signature)) return [];
    const docs = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(file.text.slice(0, Number(statement.start)))?.[0] ?? '';
    return [{ name: String(((declarator ?? declaration).id as Node).name), docs }];
  });

function isPlainParameter(parameter: Node, text: string): boolean {
  const target = (parameter.left ?? parameter) as Node;
  const type = target.typeAnnotation as Node | null | undefined;
  // Its default value tells the type.
  if (!type) return parameter.right !== undefined;
  const written = text.slice(Number(type.start), Number(type.end)).replace(/\breadonly\b|\w+\??:/g, '');
  return (written.match(/[\w'=>]+/g) ?? []).every((word) => PLAIN_TYPE.test(word));
}

/** Returns the examples in a text: `@example call // => value`, on one line or the value on the next. */
const examplesIn = (text: string) =>
  [...text.matchAll(/@example (.+?)(?:\n \*)? \/\/ => (.+?)(?: \*\/)?$/gm)].map(([, call = '', value = '']) => ({
    call,
    value,
  }));

const files = filesIn('domain', '.ts');
const exported = Object.assign(
  {},
  ...(await Promise.all(files.map(({ path }) => import(/* @vite-ignore */ `../../${path}`)))),
);

/** Returns the value of an expression, in which all that `domain/` exports can be used. */
const evaluated = (expression: string): unknown =>
  new Function(...Object.keys(exported), `return (${expression})`)(...Object.values(exported));

test.each(files.flatMap(({ text }) => examplesIn(text)))('$call is $value', ({ call, value }) => {
  expect(evaluated(call)).toEqual(evaluated(value));
});

test('each rule function has an example that calls it', () => {
  const lacking = files.flatMap((file) =>
    ruleFunctionsIn(file)
      .filter(({ name, docs }) => !examplesIn(docs).some(({ call }) => call.includes(`${name}(`)))
      .map(({ name }) => `${file.path}: ${name}`),
  );
  expect(lacking).toEqual([]);
});
