type Rule = { head: string; body: string }

/** The rules of a minified sheet, those within a rule as its body. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return rules
}

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)

/** What of a sheet the classes of a page need, without movement, which would take from the program's start. Written for our own sheets: no comments, no braces in texts. */
export function usedCss(css: string, html: string): string {
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isUsed = (selector: string) => classesOf(selector).every((name) => used.has(name))
  const keep = (text: string): string =>
    rulesOf(text)
      .map(({ head, body }) => {
        if (head.startsWith('@keyframes')) return ''
        if (head.startsWith('@')) {
          const inner = keep(body)
          return inner && `${head}{${inner}}`
        }
        return isUsed(head) ? `${head}{${body}}` : ''
      })
      .join('')
  return withoutUnread(keep(css).replace(/\banimation:[^;}]*(?:;|(?=\}))/g, ''))
}

/** Without variables that nothing reads. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--_[\w-]+)/g)].map(([, name]) => name))
  const left = css.replace(/(--_[\w-]+):[^;}]*(?:;|(?=\}))/g, (all, name: string) => (read.has(name) ? all : ''))
  return left === css ? css : withoutUnread(left)
}

/** Style attributes become classes, which a policy lets pass with the sheet. */
export function classesOfStyles() {
  const names = new Map<string, string>()
  return {
    asClasses(html: string): string {
      const text = html.replace(/ class="([^"]*)" style="([^"]*)"/g, (_, classes: string, style: string) => {
        const name = names.get(style) ?? `size-${names.size}`
        names.set(style, name)
        return ` class="${classes} ${name}"`
      })
      if (text.includes(' style="')) throw new Error('a style attribute of the frame stands apart from a class')
      return text
    },
    css: () => [...names].map(([style, name]) => `.${name}{${style}}`).join(''),
  }
}
