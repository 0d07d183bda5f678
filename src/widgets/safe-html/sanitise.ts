import createPurifier, { type Config } from 'dompurify'
import { attributes, laterNames, tags } from './html-tags'
import { neutralise } from './neutralise'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type Policies = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }

let policy: Policy | undefined
let isDependable: boolean | undefined
/** The only text the policy trusts: whoever obtains the policy can't make it trust anything else. */
let trusted = ''

function trustedOnly(html: string): string {
  if (html !== trusted && html !== '') throw new TypeError('langraan: this HTML was not sanitised')
  return html
}

/** Undefined without Trusted Types. Throws if the page's CSP doesn't allow our policy. */
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

/** Sanitizing needs a standards-compliant parser; happy-dom in unit tests isn't. */
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
  // checked where they are used; href is checked here, too
  ADD_URI_SAFE_ATTR: keptAttributes.filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/**
 * Sanitizes untrusted HTML into nodes that run, load and submit nothing. Styles and image URLs are renamed as
 * in `laterNames`. Undefined if this browser can't sanitize: show plain text then.
 */
export function sanitised(html: string): DocumentFragment | undefined {
  try {
    isDependable ??= parsesByStandard()
    if (!isDependable) return undefined
    const neutral = neutralise(html)
    // DOMPurify would parse a string of its own, which the policy doesn't trust
    if (neutral === '') return document.createDocumentFragment()
    return trusting(neutral, (own) =>
      createPurifier.sanitize(neutral, { ...config, ...(own && { TRUSTED_TYPES_POLICY: own }) }),
    )
  } catch {
    return undefined
  }
}
