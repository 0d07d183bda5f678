import { mailLabels } from '../../core/email/email.contract'
import { RaanEmail } from './email'
import { listOf, readLocation } from './mail-location'

type EmailScreenProps = {
  /** from the path, if it names one */
  folder: string | undefined
  label: string | undefined
  /** query string without `?`: search and open email */
  search: string
  setSearch(search: string, options?: { replace?: boolean }): void
  go(path: string, options?: { replace?: boolean }): void
}

const home = '/apps/email'

/** The list is the path; everything else is in the query string. */
function addressOf(query: string): { path: string; search: string } {
  const list = listOf(readLocation(query))
  const params = new URLSearchParams(query)
  params.delete('folder')
  params.delete('label')
  const box = 'box' in list && list.box !== 'inbox' ? `/${list.box}` : ''
  return { path: 'label' in list ? `${home}/label/${list.label}` : `${home}${box}`, search: params.toString() }
}

export function EmailScreen({ folder, label, search, setSearch, go }: EmailScreenProps) {
  const params = new URLSearchParams(search)
  if (folder) params.set('folder', folder)
  if (mailLabels.some((each) => each === label) && label) params.set('label', label)
  const query = params.toString()
  const here = addressOf(query).path
  return (
    <RaanEmail
      query={query}
      onQueryChanged={({ query: next, replace }) => {
        const to = addressOf(next)
        if (to.path === here) setSearch(to.search, { replace })
        else go(to.search ? `${to.path}?${to.search}` : to.path, { replace })
      }}
    />
  )
}
