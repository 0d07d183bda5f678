import { useSelector } from '@xstate/react'
import { matchTitles } from '../../core/datatable/datatable.titles'
import { useView } from '../runtime/use-engine'

export function useTitles(messages: string) {
  const view = useView('datatable.titles', { key: 0 })
  const status = useSelector(view, ({ value }) => value)
  const titles = useSelector(view, ({ context }) => context.value)
  return {
    isLoading: status === 'loading',
    isFailed: status === 'failed',
    options: matchTitles(titles ?? [], messages).map(({ id, title }) => ({ value: String(id), label: title })),
    reload: () => view.send({ type: 'reload' }),
  }
}
