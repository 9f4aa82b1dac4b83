'use client'

import { useEffect } from 'react'
import { chatId, chatProvider, chatScriptUrl } from '../public-values'
import { chooseAdapter } from './adapters'
import { useChatRefused } from './chat-choice'
import { startChat } from './chat-life'
import { ChatPlace } from './chat-place.styles'

/** The provider's widget, for as long as this component lives and the visitor does not refuse it. */
export function ChatWidget() {
  const isRefused = useChatRefused()
  useEffect(() => {
    const adapter = isRefused ? undefined : chooseAdapter(chatProvider, chatId, chatScriptUrl)
    return adapter && startChat(adapter)
  }, [isRefused])
  return <ChatPlace />
}
