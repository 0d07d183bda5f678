import { useLingui } from '@lingui/react/macro'
import { type FieldErrors, ownWords, type RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import type { PostDraft } from '../../../core/post/post.fields'

/** Names of a post's fields in the order a person meets them, and what codes mean. */
export function useEditWords() {
  const { t } = useLingui()
  const labels: Record<keyof PostDraft, string> = {
    blogTitle: t`Title`,
    excerpt: t`Short text`,
    content: t`Text of the post`,
    status: t`Status`,
    blogCategories: t`Categories`,
    slug: t`Part of the address`,
    featuredImage: t`Picture`,
  }
  const codes: Record<string, string> = {
    required: t`Please fill this in`,
    'too-long': t`This text is too long`,
    'too-large': t`This picture is too large`,
    'too-many': t`These are too many`,
    picture: t`This is not a picture`,
    kind: t`Choose a picture of the kind PNG, JPEG or WebP`,
    slug: t`Letters and digits with hyphens between them, and at least one letter`,
    taken: t`Another post has this already`,
    unknown: t`The shop's system does not know this`,
    'wrong-type': t`This could not be read`,
  }
  const order: readonly string[] = Object.keys(labels)
  const nameOf = (path: string) => path.split('.')[0] ?? ''
  const placeOf = (path: string) => (order.includes(nameOf(path)) ? order.indexOf(nameOf(path)) : order.length)
  const labelOf = (path: string) => (Object.entries(labels).find(([name]) => name === nameOf(path)) ?? ['', path])[1]
  const errorText = (said: readonly string[] | undefined) =>
    said?.map((code) => lookUp(codes, code) ?? code).join(' · ')
  return {
    labels,
    errorText,
    /** all that is wrong, from the top of the form to its end */
    faults: (errors: FieldErrors) =>
      Object.entries(errors)
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([path, said]) => ({ path, label: labelOf(path), text: errorText(said) ?? '' })),
    /** why a post was not stored, in a sentence */
    failure(error: RaanError): string {
      const { code, detail } = error
      const own = ownWords(error)
      if (own) return own
      if (code === 'offline' && !detail.reason) return t`No connection. Nothing was changed.`
      if (code === 'timeout') return t`The answer took too long. Look whether it was stored before you save again.`
      if (code === 'forbidden') return t`You may not change posts.`
      if (code === 'unauthenticated') return t`Please sign in again.`
      if (code === 'conflict') return t`Somebody else changed this post meanwhile.`
      if (detail.status === 404) return t`This post is no more.`
      if (detail.fields) return t`Some entries were refused.`
      return t`The shop's system could not do it. Try again.`
    },
  }
}
