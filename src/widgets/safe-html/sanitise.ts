import createPurifier, { type Config } from 'dompurify'
import { attributes, laterNames, tags } from './html-tags'
import { neutralise } from './neutralise'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type Policies = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }

let policy: Policy | undefined
let isDependable: boolean | undefined
/** The one text the policy trusts now: whoever gets hold of it can have nothing else trusted. */
let trusted = ''

function trustedOnly(html: string): string {
  if (html !== trusted && html !== '') throw new TypeError('langraan: this HTML was not sanitised')
  return html
}

/** Undefined where the browser has no such thing. Throws where the page's policy does not name ours. */
function ownPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('langraan', { createHTML: trustedOnly })
  return policy
}

function trusting<T>(html: string, use: (own: Policy | undefined) => T): T {
  trusted = html
  try {
    return use(ownPolicy())
  } finally {
    trusted = ''
  }
}

const probe = '<table><b>1</b></table><svg><p>2'

/** A parser that repairs by the standard: what sanitising rests on. The pretend pages of unit tests have another. */
function parsesByStandard(): boolean {
  const { body } = trusting(probe, (own) =>
    new DOMParser().parseFromString((own?.createHTML(probe) ?? probe) as string, 'text/html'),
  )
  return [...body.children].map(({ localName, textContent }) => localName + textContent).join() === 'b1,table,svg,p2'
}

const keptAttributes = [...attributes, ...new Set(Object.values(laterNames))]

const config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: keptAttributes,
  // their values are judged where they are used; href is judged here as well
  ADD_URI_SAFE_ATTR: keptAttributes.filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/**
 * Anybody's HTML as nodes without anything that runs, loads or asks. Styles and addresses of pictures wait under the names
 * of `laterNames`. Undefined where this browser cannot be relied on for it: show its words then.
 */
export function sanitised(html: string): DocumentFragment | undefined {
  try {
    isDependable ??= parsesByStandard()
    if (!isDependable) return undefined
    const neutral = neutralise(html)
    // the purifier would parse a text of its own, which the policy does not trust
    if (neutral === '') return document.createDocumentFragment()
    return trusting(neutral, (own) =>
      createPurifier.sanitize(neutral, { ...config, ...(own && { TRUSTED_TYPES_POLICY: own }) }),
    )
  } catch {
    return undefined
  }
}
