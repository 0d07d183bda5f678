import { backendPath } from './backend-path'
import { batchPath } from './batch'

export type Call = { readonly method: string; readonly path: string }

/** Names a request without its parameters, which may be personal: a call of the contract, or a kind of file. */
export type NameOf = (method: string, path: string) => string

const isVariable = (segment: string): boolean => segment.startsWith('{')

const matches = (template: readonly string[], segments: readonly string[]): boolean =>
  template.length === segments.length &&
  template.every((each, nth) => isVariable(each) || each.toLowerCase() === segments[nth]?.toLowerCase())

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((each) => each !== '')

export function callNames(calls: readonly Call[]): NameOf {
  const known = calls
    .map(({ method, path }) => ({ method, name: `${method} ${path}`, segments: segmentsOf(path) }))
    // a literal path takes precedence over one with a variable in that position
    .toSorted((one, other) => one.segments.filter(isVariable).length - other.segments.filter(isVariable).length)
  return (asked, path) => {
    const method = asked === 'HEAD' ? 'GET' : asked
    if (!path.startsWith(`${backendPath}/`)) return /\.\w+$/.test(path) ? 'file' : 'page'
    // each of its calls is named, too
    if (path === batchPath) return 'batch'
    const segments = segmentsOf(path.slice(backendPath.length))
    return known.find((each) => each.method === method && matches(each.segments, segments))?.name ?? 'unknown call'
  }
}
