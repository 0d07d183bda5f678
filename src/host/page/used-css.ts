type Rule = { head: string; body: string }

/** Top-level rules of a minified style sheet; nested rules stay in the body. */
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

/**
 * The rules of a style sheet that a page's classes need. Animations are removed, because painting them would delay the
 * scripts. Works for our own style sheets only: no comments, no braces in strings.
 */
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

/** Removes unused variables. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--_[\w-]+)/g)].map(([, name]) => name))
  const left = css.replace(/(--_[\w-]+):[^;}]*(?:;|(?=\}))/g, (all, name: string) => (read.has(name) ? all : ''))
  return left === css ? css : withoutUnread(left)
}

/** Replaces style attributes, which the content security policy blocks, with classes. */
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
