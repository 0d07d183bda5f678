import { useEffect, useState } from 'react'

/** The content as a data URL: a page's content security policy rarely allows others. */
export function useDataUrl(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!content) return
    const reader = new FileReader()
    reader.onload = () => setAddress(String(reader.result))
    reader.readAsDataURL(content)
    return () => reader.abort()
  }, [content])
  return content && address
}
