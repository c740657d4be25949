/** Which modules the tests of a statement use: by the names in the test, and in the helpers of its file that it calls. */
import ts from 'typescript'

/** Where a name of a file comes from: a module, or declarations and assignments in the file. */
interface Names {
  readonly modules: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, readonly ts.Node[]>
}

const TESTS = new Set(['it', 'test', 'describe'])

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

function namesIn(pattern: ts.BindingName): string[] {
  if (ts.isIdentifier(pattern)) return [pattern.text]
  return pattern.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}

function importedNames({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, string][] {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword || !ts.isStringLiteral(moduleSpecifier))
    return []
  const { name, namedBindings } = importClause
  const named = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? [namedBindings.name]
      : namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => element.name)
  return [...(name ? [name] : []), ...named].map(({ text }) => [text, moduleSpecifier.text])
}

/** The names that a node declares or assigns. */
function declaredBy(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node)) return namesIn(node.name)
  if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) return [node.name.text]
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return isAssignment && ts.isIdentifier(node.left) ? [node.left.text] : []
}

function namesOf(source: ts.SourceFile): Names {
  const modules = new Map(source.statements.filter(ts.isImportDeclaration).flatMap(importedNames))
  const places = new Map<string, ts.Node[]>()
  walk(source, (node) => {
    for (const name of declaredBy(node)) places.set(name, [...(places.get(name) ?? []), node])
  })
  return { modules, places }
}

/** `it` for it('…'), it.each(…)('…') and test.describe('…'). */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledName(node.expression)
  return ts.isTaggedTemplateExpression(node) ? calledName(node.tag) : ''
}

/** Not the inner call of it.each(…)('…'), whose table the outer one has too. */
const isTestCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  TESTS.has(calledName(node.expression)) &&
  !(ts.isCallExpression(node.parent) && node.parent.expression === node)

/** What a test says and uses, its helpers included. */
export interface TestUse {
  readonly texts: readonly string[]
  readonly modules: ReadonlySet<string>
}

function useOf(call: ts.CallExpression, { modules, places }: Names): TestUse {
  const texts: string[] = []
  const used = new Set<string>()
  const seen = new Set<string>()
  const waiting: ts.Node[] = [call]
  // The name of a group of tests is part of the name of each of its tests.
  for (let outer: ts.Node = call.parent; outer; outer = outer.parent)
    if (isTestCall(outer)) waiting.push(...outer.arguments.slice(0, 1))
  for (let next = waiting.pop(); next; next = waiting.pop())
    walk(next, (node) => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
        texts.push(node.text)
        if (ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword)
          used.add(node.text)
      }
      if (!ts.isIdentifier(node) || seen.has(node.text)) return
      seen.add(node.text)
      const written = modules.get(node.text)
      if (written !== undefined) used.add(written)
      waiting.push(...(places.get(node.text) ?? []))
    })
  return { texts, modules: used }
}

/** The tests of a file. */
export function testsOf(file: string, text: string): TestUse[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const names = namesOf(source)
  const calls: ts.CallExpression[] = []
  walk(source, (node) => {
    if (isTestCall(node) && calledName(node.expression) !== 'describe') calls.push(node)
  })
  return calls.map((call) => useOf(call, names))
}
