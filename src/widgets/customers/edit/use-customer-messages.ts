import { useLingui } from '@lingui/react/macro'
import { newCustomerSchema } from '../../../core/customers/edit/customers.edit.contract'
import {
  type CustomerFormField,
  customerFormFields,
  differingFields,
  draftOf,
} from '../../../core/customers/edit/customers.edit.fields'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'

const longestOf = longestText(newCustomerSchema)

export function useCustomerMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const labels: Record<CustomerFormField, string> = {
    name: t`Name`,
    phoneNumber: t`Phone`,
    address: t`Address`,
    subDistrict: t`Sub-district`,
    district: t`District`,
    province: t`Province`,
    postNum: t`Postcode`,
    note: t`Note`,
    flag: t`Warning`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    phone: t`Enter a Thai phone number, several separated by commas`,
    postcode: t`A postcode has 5 digits`,
    taken: t`Another customer has this number`,
    'wrong-type': t`This value can't be read`,
  }
  const errorText = useErrorText(codes, longestOf)
  const order: readonly string[] = customerFormFields
  const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)
  return {
    labels,
    errorText,
    fieldErrors: (errors: FieldErrors) =>
      Object.entries(errors)
        .map(([path, said]) => ({ path, label: lookUp(labels, path) ?? path, text: errorText(said, path) ?? '' }))
        .sort((one, other) => placeOf(one.path) - placeOf(other.path)),
    /** what someone else changed since the form was opened */
    meanwhile: (base: CustomerProfile, theirs: CustomerProfile) => ({
      by: theirs.changedBy ?? '',
      changes: differingFields(draftOf(base), draftOf(theirs)).map((name) => ({
        label: labels[name],
        text: theirs[name],
      })),
    }),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change customers.`,
        missing: t`This customer was not found.`,
      }),
  }
}
