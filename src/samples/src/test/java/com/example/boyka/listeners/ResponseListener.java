package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.api.IApiActionsListener;
import io.github.boykaframework.builders.ApiResponse;

/** Prints the status of each response. */
// region listener
public class ResponseListener implements IApiActionsListener {
    @Override
    public void onExecute(ApiResponse response) {
        System.out.println("Received " + response.getStatusCode());
    }
}
// endregion
