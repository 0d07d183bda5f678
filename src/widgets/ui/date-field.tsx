import { messages } from 'langraan:messages/date-field'
import { DateInput, type DateInputProps } from '../date-field/date-input'
import { defineWidget } from '../runtime/define-widget'
import { Skeleton } from './skeleton'

export type DateFieldProps = DateInputProps

const Place = () => <Skeleton shape="block" height={62} />

/**
 * A day as text (25/11/2569, also 25/11/2026 and ISO) or from a calendar. `value` is YYYY-MM-DD or ''. Invalid
 * or out-of-range input stays in the field with an error message and is reported as ''.
 */
export const DateField = defineWidget<DateFieldProps>({
  apps: {},
  messages: [messages],
  Skeleton: Place,
  View: DateInput,
})
