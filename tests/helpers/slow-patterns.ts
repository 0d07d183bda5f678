import * as is from 'typescript/unstable/ast/is'
import { cpuTime } from './cpu-time'
import { walkSources } from './syntax'

type Pattern = { where: string; pattern: RegExp }

/** Every regular expression with a repetition that is written out in the sources below `folder`. */
const patternsIn = (folder: string): Pattern[] => {
  const found: Pattern[] = []
  return walkSources(
    folder,
    (node, _, where, source) => {
      if (!is.isRegularExpressionLiteral(node) || !/[*+}]/.test(node.getText(source))) return
      const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.getText(source)) ?? []
      found.push({ where: `${where()}: /${body}/`, pattern: new RegExp(body, flags.replace('g', '')) })
    },
    () => found,
  )
}

const repeated = [' ', '\t', '/', '-', '.', '=', '<', '(', ',', 'a', '0', 'x.', 'a ', '0 ', 'a@', '\n']

/** What a text may begin with so that an expression goes on: its own words, and the beginnings of addresses. */
const beginnings = ({ source }: RegExp): string[] => {
  const messages = source.match(/[a-z-]{2,}|[ก-๙]{2,}/gi) ?? []
  return ['', '!', 'a@', 'x@x.', 'https://a', ...messages.slice(0, 4)]
}

/** The first that takes disproportionately longer for a longer text, said with what the text is made of. */
function slowText(pattern: RegExp): string | undefined {
  const took = (beginning: string, unit: string, length: number): number => {
    const text = `${beginning}${unit.repeat(length / unit.length)}\n!\u0000`
    const start = cpuTime()
    pattern.test(text)
    return cpuTime() - start
  }
  const isSlow = (beginning: string, unit: string): boolean => {
    const least = (length: number) => Math.min(...[1, 2, 3].map(() => took(beginning, unit, length)))
    // linear ones are done long before; a quadratic one takes 64 times as long for eight times the text
    if (took(beginning, unit, 24_000) < 80 || least(24_000) < 80) return false
    return least(24_000) > 24 * least(3_000)
  }
  for (const beginning of beginnings(pattern)) {
    const own = beginning.length > 1 ? [...repeated, beginning] : repeated
    const unit = own.find((each) => isSlow(beginning, each))
    if (unit) return `${JSON.stringify(beginning)} + ${JSON.stringify(unit)} …`
  }
  return undefined
}

/** Expressions below `folder` whose time grows faster than the text: eight times the text takes over 24 times as long. */
export const slowPatterns = (folder: string): string[] =>
  patternsIn(folder).flatMap(({ where, pattern }) => {
    const text = slowText(pattern)
    return text ? [`${where} with ${text}`] : []
  })
