import { resolve } from 'node:path'
import { closure, type ModuleGraph } from './module-closure.ts'

/** How often each app is first on a page, if not the default; determines which chunks share code. */
const weights: Readonly<Record<string, number>> = {
  order: 10,
  orders: 8,
  dashboard: 8,
  auth: 6,
  sales: 6,
  labels: 6,
  shops: 4,
  // small: code shared with larger apps would double it
  knowledge: 2.5,
  // now and then
  gallery: 1,
  'dashboard/access': 0.2,
  'analytics/dashboard': 0.5,
  'users/activity': 0.2,
}
const usualWeight = 2

/** Later parts that a screen loads one right after the other. */
const together: readonly (readonly string[])[] = [
  ['src/widgets/order/later/order-later.tsx', 'src/widgets/order/queue/order-queue.tsx'],
  ['src/widgets/invoices/preview/invoice-preview.tsx', 'src/widgets/invoices/print/invoice-print.tsx'],
  ['src/widgets/users/view/user-detail.tsx', 'src/widgets/users/invite/invitations.tsx'],
  [
    'src/widgets/dashboard/follow-changes.ts',
    'src/widgets/notifications/index.ts',
    'src/widgets/dashboard/tour/tour-offer.tsx',
    'src/widgets/search/overlay/search-overlay.tsx',
    'src/widgets/search/bookmarks/bookmark-bar.tsx',
  ],
]

export type NamedParts = ReadonlyMap<string, { name: string; weight: number }>

/** An app's element and its dashboard screen count as one part, and so do parts that load together. */
export function namedParts(graph: ModuleGraph): NamedParts {
  const parts = new Map<string, { name: string; weight: number }>(
    together.flatMap(([first = '', ...others]) =>
      others.map((file) => [resolve(file), { name: resolve(first), weight: 0 }] as const),
    ),
  )
  const appOf = (id: string) =>
    /\/element-chunks\/([\w-]+)\.ts$/.exec(id)?.[1] ??
    /\/widgets\/([\w-]+)\/(?:index\.ts|\1-screen\.tsx)$/.exec(id)?.[1] ??
    /\/widgets\/([\w-]+\/[\w-]+)\/[\w-]+-screen\.tsx$/.exec(id)?.[1]
  for (const [id, { loads }] of graph) {
    const isTable = /\/src\/(?:host\/light-elements|widgets\/dashboard\/(?:routes\/[\w-]+|dashboard-view))\.tsx?$/.test(
      id,
    )
    for (const later of isTable ? loads : []) {
      const name = appOf(later) ?? later
      parts.set(later, { name, weight: weights[name] ?? usualWeight })
    }
  }
  return parts
}

/** Modules that several parts need which are first on at least this share of visits. */
export function neededBy(graph: ModuleGraph, named: NamedParts, visits: number): string[] {
  const needs = new Map<string, number[]>()
  let all = 0
  for (const modules of Map.groupBy(named, ([, { name }]) => name).values()) {
    const weight = modules[0]?.[1].weight ?? 0
    all += weight
    const roots = modules.map(([id]) => id)
    if (weight > 0) for (const id of closure(graph, roots)) needs.set(id, [...(needs.get(id) ?? []), weight])
  }
  const isOfMany = (weights: readonly number[]) =>
    weights.length > 1 && weights.reduce((sum, each) => sum + each, 0) >= visits * all
  return [...needs].flatMap(([id, weights]) => (isOfMany(weights) ? id : []))
}
