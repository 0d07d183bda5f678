import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { differingFields } from '../../../core/faq/edit/faq.edit.fields'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { wholeCategorySchema } from '../../../core/faq/faq.rules'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'
import { type FaqIconName, faqIconName } from '../faq-icons'

const longestOf = longestText(wholeCategorySchema)

export function useFaqFormMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const labels = {
    title: t`Category name`,
    subtitle: t`Short description`,
    icon: t`Icon`,
    qandA: t`Questions`,
  }
  const icons: Record<FaqIconName, string> = {
    CreditCardIcon: t`Card`,
    TruckIcon: t`Truck`,
    RefreshCwIcon: t`Arrow back`,
    PackageIcon: t`Receipt`,
    TagIcon: t`Price tag`,
    HelpCircleIcon: t`Question mark`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'too-many': t`There are too many entries`,
    'wrong-type': t`This value can't be read`,
  }
  const order = ['title', 'subtitle', 'icon', 'qandA']
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '')
  const labelOf = (path: string): string => {
    const [name = '', position, part] = path.split('.')
    if (name !== 'qandA' || position === undefined) return lookUp(labels, name) ?? path
    const nth = Number(position) + 1
    return part === 'ans' ? t`Answer ${nth}` : t`Question ${nth}`
  }
  const errorText = useErrorText(codes, longestOf)
  /** of the list itself */
  const listError = (said: readonly string[] | undefined) =>
    said?.includes('required') ? t`Write at least one question with its answer.` : errorText(said)
  const shown = (name: keyof typeof labels, category: FaqCategory): string => {
    if (name === 'icon') return icons[faqIconName(category.icon)]
    return name === 'qandA'
      ? t`${plural(category.qandA.length, { one: '# question', other: '# questions' })}`
      : category[name]
  }
  return {
    labels,
    icons,
    errorText,
    listError,
    fieldErrors: (errors: FieldErrors) =>
      Object.entries(errors)
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([path, said]) => ({
          path,
          label: labelOf(path),
          text: (path === 'qandA' ? listError(said) : errorText(said)) ?? '',
        })),
    /** what someone else changed since the form was opened */
    meanwhile: (base: FaqCategory, theirs: FaqCategory) => ({
      by: theirs.changedBy ?? '',
      changes: differingFields(base, theirs).map((name) => ({ label: labels[name], text: shown(name, theirs) })),
    }),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change the questions.`,
        missing: t`This category was deleted.`,
        conflict: t`Someone else changed this category.`,
      }),
  }
}
