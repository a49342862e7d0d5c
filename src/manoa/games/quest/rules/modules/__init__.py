"""The modules of part M, a file each. Base rules ask them where `Rules.modules` says that one is in play."""
