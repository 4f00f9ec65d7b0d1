package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.api.IApiActionsListener;
import io.github.boykaframework.builders.ApiResponse;

/** Writes the status of each response to the output of the run. */
// region listener
public class ResponseListener implements IApiActionsListener {
    @Override
    public void onExecute(ApiResponse response) {
        System.out.println("Received " + response.getStatusCode());
    }
}
// endregion
