import { useLingui } from '@lingui/react/macro'
import { wholePostSchema } from '../../../core/blog/blog.rules'
import type { PostDraft } from '../../../core/blog/edit/blog.edit.fields'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { longestText } from '../../../core/kernel/longest-text'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'

const longest = longestText(wholePostSchema)
/** of the text's HTML there is no count that its writer knows */
const longestOf = (path: string) => (path === 'content' ? undefined : longest(path))

export function useEditMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const labels: Record<keyof PostDraft, string> = {
    blogTitle: t`Title`,
    excerpt: t`Excerpt`,
    content: t`Post text`,
    status: t`Status`,
    blogCategories: t`Categories`,
    slug: t`URL slug`,
    featuredImage: t`Picture`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'too-large': t`This picture is too large`,
    'too-many': t`Too many entries`,
    picture: t`This file isn't a picture`,
    kind: t`Choose a PNG, JPEG or WebP picture`,
    slug: t`Use letters and numbers separated by hyphens, with at least one letter`,
    taken: t`Another post already uses this`,
    unknown: t`The shop's system doesn't recognise this`,
    'wrong-type': t`This value can't be read`,
  }
  const order: readonly string[] = Object.keys(labels)
  const nameOf = (path: string) => path.split('.')[0] ?? ''
  const placeOf = (path: string) => (order.includes(nameOf(path)) ? order.indexOf(nameOf(path)) : order.length)
  const labelOf = (path: string) => (Object.entries(labels).find(([name]) => name === nameOf(path)) ?? ['', path])[1]
  const errorText = useErrorText(codes, longestOf)
  return {
    labels,
    errorText,
    fieldErrors: (errors: FieldErrors) =>
      Object.entries(errors)
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([path, said]) => ({ path, label: labelOf(path), text: errorText(said, path) ?? '' })),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change posts.`,
        missing: t`This post was not found.`,
        conflict: t`Someone else changed this post.`,
      }),
  }
}
