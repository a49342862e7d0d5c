"""A bot that needs nothing but Python: manoa arena 'cmd: python3 outside_bot.py' careful --game lost-cities"""

import json
import random
import sys

luck = random.Random()
for line in sys.stdin:
    word = json.loads(line)
    if word["type"] == "game":
        luck.seed(word["seed"])
    elif word["type"] == "position":
        laying = [action for action in word["actions"] if action["kind"] == "play"]
        chosen = luck.choice(laying or word["actions"])
        print(json.dumps({"action": chosen["id"]}), flush=True)
    elif word["type"] == "bye":
        break
