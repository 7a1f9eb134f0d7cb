"""Starts Orca with a voice that writes down each utterance where another would say it.

Orca's own command first ends whatever Orca runs on this machine, which may be somebody's.
"""

import itertools
import json
import signal
import sys

import pyatspi
from gi.repository import GLib
from orca import event_manager, generator, orca, speechserver

VOICE = "transcript"

# In milliseconds: what a key does is dealt with that much later than it is told.
AFTER_KEYS = 40


class SpeechServer(speechserver.SpeechServer):
    """What Orca asks of a voice."""

    _only = None
    _reading = None

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    def getInfo(self):
        return [VOICE, VOICE]

    def speak(self, text=None, acss=None, interrupt=True):
        print(json.dumps(text), flush=True)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def stop(self):
        self._reading = None

    def sayAll(self, utteranceIterator, progressCallback):
        contexts = (context for context, _ in utteranceIterator)
        place = lambda context: (context.obj, context.startOffset)
        self._reading = itertools.groupby(contexts, place)
        self._tell = progressCallback
        # As between the sentences of a voice, Orca hears first what has happened meanwhile.
        GLib.idle_add(self._readOn, self._reading, priority=GLib.PRIORITY_LOW)

    def _readOn(self, reading):
        _, parts = next(reading, (None, None))
        if parts is None or reading is not self._reading:
            return False
        parts = list(parts)
        self.speak(" ".join(part.utterance for part in parts))
        self._tell(parts[-1], speechserver.SayAllContext.COMPLETED)
        return True


def tellWhenIdle(_=None):
    """Asked by a signal, writes null once everything that has happened was dealt with."""

    tell = lambda: print("null", flush=True)
    GLib.timeout_add(AFTER_KEYS, lambda: GLib.idle_add(tell, priority=GLib.PRIORITY_LOW) and False)
    return True


def forgetPage(_=None):
    """What Orca 43 remembers of a page can be older than the page once its script has come."""

    for application in pyatspi.Registry.getDesktop(0):
        application.clear_cache()
    return tellWhenIdle()


def hearKeysFirst():
    """On a busy machine Orca can be told of what a key did before it is told of the key.

    It then says nothing of it: keys and windows tell on different ways.
    """

    def addToQueue(self, event, asyncMode):
        def begin():
            self._gidleId = GLib.idle_add(self._dequeue)

        self._eventQueue.put(event)
        if asyncMode and not self._gidleId:
            self._gidleId = GLib.timeout_add(AFTER_KEYS, begin)

    event_manager.EventManager._addToQueue = addToQueue


def askLess():
    """Each look at a part of the page is a question to the browser, and costs its time and ours."""

    def findAncestor(start, isMeant):
        ancestor = start
        for _ in range(100):
            ancestor = ancestor and ancestor.parent
            try:
                if ancestor is None or isMeant(ancestor):
                    return ancestor
            except Exception:
                pass
        return None

    pyatspi.findAncestor = pyatspi.utils.findAncestor = findAncestor
    # Both only for a diary that nobody keeps, but for what the exception says.
    generator._formatExceptionInfo = lambda: ("", sys.exc_info()[1].args, [])
    pyatspi.Accessibility.Atspi.Accessible.__str__ = object.__repr__


def main():
    hearKeysFirst()
    askLess()
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, tellWhenIdle, None)
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, forgetPage, None)
    sys.modules[VOICE] = sys.modules["__main__"]
    manager = orca.getSettingsManager()
    manager.activate(sys.argv[1], {
        "enableBraille": False,
        "enableSound": False,
        "enableKeyEcho": False,
        "sayAllOnLoad": False,
        "speechServerFactory": VOICE,
        "speechServerInfo": None,
    })
    sys.exit(orca.main())


main()
