import { useEffect } from 'react'
import { brandName } from './brand'

/** Names the page after the screen while the page is the dashboard's own; the page's own title comes back after. */
export function useTitle(title: string, isOwnPage: boolean): void {
  useEffect(() => {
    if (!isOwnPage) return
    const before = document.title
    return () => {
      document.title = before
    }
  }, [isOwnPage])

  useEffect(() => {
    if (isOwnPage) document.title = title ? `${title} · ${brandName}` : brandName
  }, [title, isOwnPage])
}
