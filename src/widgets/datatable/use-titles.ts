import { useSelector } from '@xstate/react'
import { matchTitles } from '../../core/datatable/datatable.titles'
import { useView } from '../runtime/use-engine'

/** What the backend can complete an entry with; nothing until its list is here. */
export function useTitles(messages: string) {
  const view = useView('datatable.titles', { key: 0 })
  const { value, context } = useSelector(view, (snapshot) => snapshot)
  return {
    isLoading: value === 'loading',
    isFailed: value === 'failed',
    options: matchTitles(context.value ?? [], messages).map(({ id, title }) => ({ value: String(id), label: title })),
    reload: () => view.send({ type: 'reload' }),
  }
}
