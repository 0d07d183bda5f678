import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { types } from '@babel/core'
import type { Plugin } from 'esbuild'
import { asModule } from './as-module.ts'
import { type Facts, withFacts } from './facts.ts'
import { foldConstants } from './fold-constants.ts'
import { type Edit, endOf, replace, startOf, walk } from './source-edits.ts'

type Node = types.Node

/*
 * What is true of every page with our elements, and unknown to React. Written into react-dom it makes a fifth of it
 * unreachable. A page that brings its own React is not touched by this.
 */

/** Nothing is hydrated (roots come from createRoot, in places that were empty), and no view transition starts. */
const variables: Record<string, string> = { isHydrating: '!1', shouldStartViewTransition: '!1' }
const properties: Record<string, string> = { dehydrated: 'null', isDehydrated: '!1' }

/** No fiber has these tags: dehydrated, suspense list, hoistable, singleton, view transition, activity. */
const tags = new Set([18, 19, 26, 27, 30, 31])
/** Whoever renders one of these is told that the type of the element is invalid (React's error 130). */
const elements = new Set(['REACT_ACTIVITY_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE'])

const bodies: Record<string, string> = {
  popHydrationState: 'return !1',
  // <link>, <meta>, <script>, <style>, <title> stay where they are rendered; <html>, <head>, <body> belong to the page
  isHostHoistableType: 'return !1',
  isSingletonScope: 'return !1',
  // it navigates the page to itself while a transition runs
  defaultOnDefaultTransitionIndicator: '',
  // hints for the browser are the page's to give
  prefetchDNS: '',
  preconnect: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
}

const isTag = (node: Node): boolean =>
  types.isMemberExpression(node)
    ? types.isIdentifier(node.property, { name: 'tag' })
    : types.isIdentifier(node) && /^(tag|grandTag|_instance\d?)$/.test(node.name)

const isNever = (node: Node | null | undefined): boolean =>
  (types.isNumericLiteral(node) && tags.has(node.value)) || (types.isIdentifier(node) && elements.has(node.name))

/**
 * Takes away the labels that never match. What stands behind one then belongs to the case above: unreachable, or fallen into
 * as before. Where no case is above it goes, and only its declarations, which count for the whole function, stay.
 */
function cutLabels({ discriminant, cases }: types.SwitchStatement, edits: Edit[]): boolean {
  if (!isTag(discriminant) && !types.isIdentifier(discriminant, { name: 'owner' })) return false
  const start = cases.findIndex(({ test }) => !isNever(test))
  const declared: string[] = []
  cases.forEach((each, index) => {
    if (!isNever(each.test)) return
    const [first] = each.consequent
    if (first && index > start) return edits.push({ start: startOf(each), end: startOf(first), text: '' })
    edits.push(replace(each, ''))
    walk(each, (node) => {
      if (types.isVariableDeclarator(node)) declared.push(...Object.keys(types.getBindingIdentifiers(node.id)))
    })
  })
  const above = cases[start]
  if (!declared.length || !above) return true
  const at = above.consequent[0] ? startOf(above.consequent[0]) : endOf(above)
  edits.push({ start: at, end: at, text: `var ${declared.join(', ')};` })
  return true
}

const knownOfDom: Facts = {
  variables,
  properties,
  bodies,
  more(node, edits) {
    if (types.isSwitchStatement(node)) return cutLabels(node, edits)
    const singleton = types.isConditionalExpression(node) && node.consequent
    if (singleton && types.isNumericLiteral(singleton, { value: 27 })) edits.push(replace(singleton, '5'))
    if (!types.isBinaryExpression(node) || !isNever(node.left) || !isTag(node.right)) return false
    if (node.operator === '===') edits.push(replace(node, '!1'))
    if (node.operator === '!==') edits.push(replace(node, '!0'))
    return true
  },
}

/** react-dom/client as a module, without what the facts make unreachable. */
export const leanDom = (source: string): Promise<string> => foldConstants(withFacts('react-dom', source, knownOfDom))

/** React's own files for production, in CommonJS. */
export const reactFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

async function make(name: string): Promise<string> {
  const source = await readFile(join('node_modules', reactFiles[name] ?? name), 'utf8')
  return name === 'react-dom/client' ? leanDom(asModule(source, ['createRoot'])) : asModule(source)
}

/** React as modules, and of react-dom what a page with our elements can reach. */
export const leanReact: Plugin = {
  name: 'lean-react',
  setup(build) {
    const names = Object.keys(reactFiles).join('|')
    const made = new Map<string, Promise<string>>()
    build.onResolve({ filter: new RegExp(`^(${names})$`) }, ({ path }) => ({ path, namespace: 'lean-react' }))
    build.onLoad({ filter: /.*/, namespace: 'lean-react' }, async ({ path }) => {
      const contents = made.get(path) ?? make(path)
      made.set(path, contents)
      return { contents: await contents, loader: 'js', resolveDir: process.cwd() }
    })
  },
}
