import { messages } from 'langraan:messages/date-field'
import { DateInput, type DateInputProps } from '../date-field/date-input'
import { defineWidget } from '../runtime/define-widget'
import { Skeleton } from './skeleton'

export type DateFieldProps = DateInputProps

const Place = () => <Skeleton shape="block" height={62} />

/**
 * A day that one types (25/11/2569, also 25/11/2026 and ISO) or picks from a calendar. `value` is YYYY-MM-DD or ''.
 * What cannot be read as a day, or lies outside of `min` and `max`, stays in the field with a sentence of its own and is
 * told as ''.
 */
export const DateField = defineWidget<DateFieldProps>({
  apps: {},
  messages: [messages],
  Skeleton: Place,
  View: DateInput,
})
