import {
  bodyOf,
  type ColumnDraft,
  draftOf,
  type FormatDraft,
  isSameFormat,
} from '../../../core/orders/couriers/orders.courier-format.fields'
import type { StoredFormat } from '../../../core/orders/couriers/orders.courier-formats.contract'
import type { CourierTemplate } from '../../../core/orders/couriers/orders.courier-template'
import { useContestedForm } from '../../form/use-contested-form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export type FormatField = 'file' | 'phone' | 'noCod' | 'above' | 'startRow'

export function useFormatEdit(format: StoredFormat, onSaved: (wasChanged: boolean) => void) {
  const view = useView('orders.formats.edit', { format }, format.courier)
  const { form, saved } = useContestedForm(view)
  const { stage, base, draft } = form
  useOnChange(saved, (stored) => onSaved(stored !== base))
  return {
    ...form,
    isDirty: stage !== 'saved' && (form.isUncertain || !isSameFormat(bodyOf(draft), bodyOf(draftOf(base)))),
    // name and value come from the same field component
    set: <F extends FormatField>(name: F, value: FormatDraft[F]) =>
      view.send({ type: 'field.set', name, value } as never),
    setColumn: (key: number, change: Partial<Omit<ColumnDraft, 'key'>>) =>
      view.send({ type: 'column.set', key, change }),
    addColumn: () => view.send({ type: 'column.add' }),
    removeColumn: (key: number) => view.send({ type: 'column.remove', key }),
    moveColumn: (key: number, by: -1 | 1) => view.send({ type: 'column.move', key, by }),
    takeTemplate: (template: CourierTemplate) => view.send({ type: 'template.take', template }),
    takeBuiltIn: () => view.send({ type: 'builtIn.take' }),
  }
}

export type FormatEdit = ReturnType<typeof useFormatEdit>
