import { parseSync } from 'vite';
import { childrenOf, find, isNewerThanFloor, type Node, type Use } from './history.ts';

/** What a script uses of the language and of the browser, as far as its history is known. */

interface Syntax {
  type: string;
  [field: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

const textOf = (value: unknown) => (isSyntax(value) ? String(value.name ?? '') : '');

const OPERATORS: Record<string, string> = {
  '??': 'nullish_coalescing',
  '??=': 'nullish_coalescing_assignment',
  '||=': 'logical_or_assignment',
  '&&=': 'logical_and_assignment',
};

/** Objects that are there under a name of their own. */
const SINGLES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
};

const interfaces = [...childrenOf(find('api')), ...childrenOf(find('javascript', 'builtins'))];

/** Every property and method of any object, with all that is called so. */
const members = new Map<string, Node[]>();
for (const [, one] of interfaces) {
  for (const [name, node] of childrenOf(one)) {
    if (!name.endsWith('_static')) members.set(name, [...(members.get(name) ?? []), node]);
  }
}

const language = (...path: string[]) => find('javascript', ...path);

function syntaxUse(node: Syntax): Named {
  switch (node.type) {
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const name = OPERATORS[String(node.operator)];
      return name ? [`operator ${node.operator}`, language('operators', name)] : undefined;
    }
    case 'ChainExpression':
      return ['operator ?.', language('operators', 'optional_chaining')];
    case 'ImportExpression':
      return ['import()', language('operators', 'import')];
    case 'PropertyDefinition':
      return ['class fields', language('classes', 'public_class_fields')];
    case 'PrivateIdentifier':
      return ['private class fields', language('classes', 'private_class_fields')];
    case 'StaticBlock':
      return ['static blocks', language('classes', 'static')];
    default:
      return undefined;
  }
}

/** The build writes an expression that a browser of the floor cannot read as a call of RegExp. */
function patternOf(node: Syntax): { pattern: string; flags: string } {
  if (node.regex) return node.regex as { pattern: string; flags: string };
  const [pattern, flags] = node.arguments as Syntax[];
  return { pattern: wordsOf(pattern), flags: wordsOf(flags) };
}

/** Of a string, in quotes or in backticks. */
function wordsOf(node: Syntax | undefined): string {
  const [part] = (node?.quasis ?? []) as { value: { cooked: string } }[];
  return part?.value.cooked ?? String(node?.value ?? '');
}

function regexUses(node: Syntax): [string, Node | undefined][] {
  const { pattern, flags } = patternOf(node);
  const uses: [string, Node | undefined][] = [];
  if (/\(\?<[=!]/.test(pattern)) {
    uses.push(['lookbehind', language('regular_expressions', 'lookbehind_assertion')]);
  }
  if (flags.includes('v')) uses.push(['flag v', language('builtins', 'RegExp', 'unicodeSets')]);
  if (flags.includes('d')) uses.push(['flag d', language('builtins', 'RegExp', 'hasIndices')]);
  return uses;
}

const isRegex = (node: Syntax) =>
  Boolean(node.regex) || (/^(Call|New)/.test(node.type) && textOf(node.callee) === 'RegExp');

type Named = [string, Node | undefined] | undefined;

/** `Object.hasOwn`, `navigator.share`, or a method of something: one that no browser lacks will do. */
function methodUse({ object: owner, property: method }: Syntax): Named {
  const [object, property] = [textOf(owner), textOf(method)];
  const single = SINGLES[object];
  const known = single
    ? find('api', single, property)
    : (find('javascript', 'builtins', object, property) ??
      find('api', object, `${property}_static`));
  if (known) return [`${object}.${property}()`, known];
  const candidates = members.get(property) ?? [];
  const isEverywhere = candidates.some((candidate) => !isNewerThanFloor(candidate));
  const [first] = candidates;
  return first && !isEverywhere ? [`.${property}()`, first] : undefined;
}

function globalUse(name: string): Named {
  const node =
    find('javascript', 'builtins', name) ?? find('api', name) ?? find('api', 'Window', name);
  return [`${name}()`, node];
}

/** Only what is called can break a script: a property that is not there is undefined. */
function callUse({ callee }: Syntax): Named {
  if (!isSyntax(callee)) return undefined;
  if (callee.type === 'MemberExpression') return callee.computed ? undefined : methodUse(callee);
  return callee.type === 'Identifier' ? globalUse(textOf(callee)) : undefined;
}

export function scriptFeatures(name: string, code: string): Use[] {
  const { program, errors } = parseSync(name, code, { lang: 'js' });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  const found: [string, Node | undefined][] = [];
  const visit = (node: Syntax) => {
    const uses = [
      syntaxUse(node),
      ...(isRegex(node) ? regexUses(node) : []),
      ...(/^(Call|New)Expression$/.test(node.type) ? [callUse(node)] : []),
    ];
    found.push(...uses.filter((use) => use !== undefined));
    for (const value of Object.values(node)) {
      for (const child of [value].flat()) if (isSyntax(child)) visit(child);
    }
  };
  visit(program as unknown as Syntax);
  return found.flatMap(([feature, node]) => (node?.__compat ? [{ feature, node }] : []));
}
