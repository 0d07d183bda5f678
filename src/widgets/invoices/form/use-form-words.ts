import { useLingui } from '@lingui/react/macro'
import type { FieldErrors } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { useMoneyTexts } from '../../money/use-money-texts'

export type FormFault = { path: string; label: string; text: string }

/** Names of an invoice's fields and what codes mean. */
export function useFormWords() {
  const { t } = useLingui()
  const labels: Record<string, string> = {
    shopId: t`Shop`,
    branch: t`Branch of the shop`,
    issuedDate: t`Issued on`,
    dueDate: t`Due on`,
    service: t`Subject`,
    items: t`Items`,
    discount: t`Discount`,
    vatRate: t`VAT`,
    salesperson: t`Salesperson`,
    note: t`Note`,
    client: t({ message: 'Client', context: 'invoice' }),
    'client.name': t`Name`,
    'client.company': t`Company`,
    'client.companyEmail': t`E-mail`,
    'client.contact': t`Phone`,
    'client.address': t`Address`,
    'client.country': t`Country`,
    'client.taxId': t`Tax number`,
    'client.branch': t`Branch`,
  }
  const parts: Record<string, string> = {
    name: t({ message: 'Description', context: 'item' }),
    description: t`Details`,
    quantity: t`Quantity`,
    cost: t`Price`,
    discount: t`Discount`,
  }
  const codes: Record<string, string> = {
    ...useMoneyTexts(),
    required: t`Please fill this in`,
    'no-lines': t`Enter at least one item`,
    'too-many': t`At most 100 items`,
    'too-long': t`This text is too long`,
    'too-large': t`This is too much`,
    whole: t`Whole pieces only`,
    range: t`From 1 to 9,999 pieces`,
    before: t`The due day is before the day of issue`,
    date: t`This is no day`,
    email: t`This is not an e-mail address`,
    'tax-id': t`A tax number has 13 digits`,
    branch: t`A branch has 5 digits; 00000 is the head office`,
    'no-tax-id': t`A shop without a tax number charges no VAT`,
    unknown: t`There is no such shop`,
    'wrong-type': t`This could not be read`,
  }
  const errorText = (said: readonly string[] | undefined) =>
    said && [...new Set(said.map((code) => lookUp(codes, code) ?? code))].join(' · ')
  const nameOf = (path: string): string => {
    const [, place, part = ''] = /^items\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    if (place === undefined) return lookUp(labels, path.replace(/\.value$/, '')) ?? path
    const line = Number(place) + 1
    const name = lookUp(parts, part) ?? ''
    return t`Line ${line}: ${name}`
  }
  return {
    labels,
    parts,
    errorText,
    /** of a field that stands for several paths: `discount` and `discount.value` */
    below: (errors: FieldErrors, path: string) =>
      errorText(
        Object.entries(errors)
          .filter(([each]) => each === path || each.startsWith(`${path}.`))
          .flatMap(([, said]) => said),
      ),
    faults: (errors: FieldErrors): FormFault[] =>
      Object.entries(errors).map(([path, said]) => ({ path, label: nameOf(path), text: errorText(said) ?? '' })),
  }
}
